/** Applies the visitor's color scheme and units before the first paint under `next dev` and `next start`. Otherwise the document server does this. */
export const themeScript = `((r,c)=>{let t=/(?:^|; )theme=(light|dark)(?:;|$)/.exec(c);if(t)r.dataset.theme=t[1];if(/(?:^|; )units=metric(?:;|$)/.test(c))r.dataset.units='metric'})(document.documentElement,document.cookie)`;
