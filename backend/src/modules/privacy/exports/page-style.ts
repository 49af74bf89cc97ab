/** Styles of a page that is opened from a folder: no brand's colours, nothing fetched, light and dark, for paper too. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--text:light-dark(#1d1b20,#ece9f1);--soft:light-dark(#5f5b66,#b5b0bf);
--page:light-dark(#fff,#141218);--card:light-dark(#f5f3f7,#211f26);--line:light-dark(#d9d5df,#3b3842)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:46rem;padding:1.5rem 1rem 4rem;background:var(--page);color:var(--text);
font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1.25rem;margin:2.5rem 0 .75rem;padding-top:.75rem;border-top:1px solid var(--line)}
p{margin:.25rem 0 1rem}header p,dt{color:var(--soft)}
nav ul{list-style:none;margin:1.5rem 0 0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
nav a{display:inline-block;min-height:44px;padding:.6rem 0;color:inherit}
dl{margin:0 0 .75rem;padding:.75rem 1rem;background:var(--card);border-radius:.75rem}
dl div{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.25rem 1rem;padding:.25rem 0}
dd{margin:0;white-space:pre-wrap}
@media (max-width:32rem){dl div{grid-template-columns:1fr;gap:0}}
@media print{:root{color-scheme:light}nav{display:none}dl{break-inside:avoid;border:1px solid var(--line)}h2{break-after:avoid}}
`;
