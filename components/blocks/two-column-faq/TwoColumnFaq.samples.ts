import type { BlockSample } from '#lib/blocks/catalogue.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const arabic = 'نبني المستودعات حيث تتغير الشحنات بين الطرق والسكك الحديدية';

export const samples: readonly BlockSample[] = [
  {
    name: 'rich',
    markup: `<!-- wp:site/two-column-faq {"title": "Lease questions", "text": "The seven questions tenants ask most often.", "questions": [{"question": "How long is a lease?", "answer": "\\u003cp\\u003eThree to fifteen years, \\u003cstrong\\u003e6.8\\u003c/strong\\u003e on average.\\u003c/p\\u003e"}, {"question": "Who repairs the dock doors?", "answer": "We do, within four hours."}, {"question": "Can we add doors?", "answer": "Yes, up to one for every 4,000 sq ft (372 m²). The walls have knockout panels."}, {"question": "What does a square foot cost?", "answer": "$8.14 a year on average, net. Taxes and insurance add $2.30."}, {"question": "Is there rail service?", "answer": "At nine buildings, each with a spur for four rail cars."}, {"question": "Can we install solar panels?", "answer": "We install them for you, and you buy the power at 11% below the grid price."}, {"question": "How soon can we move in?", "answer": "In 14 days if the building is vacant, or in 45 days if it needs an office."}]} /-->`,
  },
  {
    name: 'sparse',
    markup: `<!-- wp:site/two-column-faq {"questions": [{"question": "Is there rail service?", "answer": "At nine buildings."}]} /-->`,
  },
  {
    name: 'extreme',
    markup: `<!-- wp:site/two-column-faq ${JSON.stringify({ title: arabic, ground: 'night', questions: Array.from({ length: 40 }, (_, index) => ({ question: `${long} ${index}?`, answer: long })) })} /-->`,
  },
  {
    name: 'empty',
    markup: `<!-- wp:site/two-column-faq {"title": "Incomplete questions", "questions": [{"question": "No answer?"}, {"answer": "No question."}]} /-->`,
  },
];
