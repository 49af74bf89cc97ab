const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const HINT = /<link rel="preload" as="script"[^>]*>/g;

/** The scripts of a member's page leave the network to its first photo, but no longer than this. */
const PHOTO_MS = 600;

/**
 * Runs once the browser has shown something; at once in a tab that nobody sees, and for members, whose pages are empty
 * without scripts, or when the first photo has come that such a page fetches early (`site/early-script.ts`). Where a
 * browser does not tell, it runs after loading. An `async` attribute is how React recognises its own scripts.
 */
const LOADER = `(()=>{
let scripts=document.currentScript.dataset.scripts.split(' ');
const load=()=>{for(const src of scripts){const script=document.createElement('script');script.setAttribute('async','');script.src=src;document.head.append(script)}scripts=[]};
const {earlyPhoto}=window;
if(document.visibilityState==='hidden')return load();
if(document.documentElement.dataset.member)return earlyPhoto?Promise.race([earlyPhoto,new Promise((go)=>setTimeout(go,${PHOTO_MS}))]).then(load):load();
try{new PerformanceObserver(load).observe({type:'paint',buffered:true})}catch{}
addEventListener('load',()=>setTimeout(load,500))
})()`;

/**
 * The page with its scripts asked for after its first frame. They only bring to life what can be read without them: on
 * a slow network they would take the bandwidth from the styles and the typeface that the first frame waits for.
 */
export function withLateScripts(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, src = '']) => src);
  if (scripts.length === 0) return html;
  const loader = `<script data-scripts="${scripts.join(' ')}">${LOADER}</script>`;
  return html
    .replace(HINT, '')
    .replace(SCRIPT, '')
    .replace('</head>', () => `${loader}</head>`);
}
