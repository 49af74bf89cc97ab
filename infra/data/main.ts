import { buildData } from './build';

const start = performance.now();
void buildData().then((result) => {
  console.log(`places and regions: ${result} in ${Math.round(performance.now() - start)} ms`);
});
