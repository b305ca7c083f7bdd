/** Under plain `next dev` and `next start` nobody writes the visitor's preference into the document, so it does that itself, before anything is painted. */
export const themeScript = `(t=>{if(t)document.documentElement.dataset.theme=t[1]})(/(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie))`;
