import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/two-column-faq {"title": "Before you sign", "text": "Seven questions tenants ask in the first call.", "questions": [{"question": "How long is a lease?", "answer": "\\u003cp\\u003eThree to fifteen years, \\u003cstrong\\u003e6.8\\u003c/strong\\u003e on average.\\u003c/p\\u003e"}, {"question": "Who fixes the doors?", "answer": "We do, within four hours."}, {"question": "Can we add doors?", "answer": "Up to one for every 4,000 sq ft, 372 m². Knock-out panels are cast in."}, {"question": "What does a square foot cost?", "answer": "$8.14 a year on average, net. Taxes and insurance add $2.30."}, {"question": "Is there rail?", "answer": "In nine buildings, with spurs for four cars each."}, {"question": "May we put panels up?", "answer": "We do it for you; you buy the power at 11% below the grid."}, {"question": "How soon can we move in?", "answer": "In 14 days when the building is empty, in 45 when it needs an office."}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/two-column-faq {"questions": [{"question": "Is there rail?", "answer": "In nine buildings."}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/two-column-faq ${JSON.stringify({ title: arabic, ground: 'night', questions: Array.from({ length: 40 }, (_, index) => ({ question: `${long} ${index}?`, answer: long })) })} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/two-column-faq {"title": "Nothing below", "questions": [{"question": "No answer?"}, {"answer": "No question."}]} /-->`,
  },
];
