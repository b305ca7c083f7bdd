/** Applies the visitor's color scheme before the first paint under `next dev` and `next start`. Otherwise the document server does this. */
export const themeScript = `(t=>{if(t)document.documentElement.dataset.theme=t[1]})(/(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie))`;
