// every claim's title stands on the page
import { readFileSync } from 'node:fs'; import { globSync } from 'node:fs';
let n=0, per={};
for (const f of globSync('docs/claims/**/*.test.ts')) {
  const page=f.replace('docs/claims/','docs/en/').replace('.test.ts','.mdx');
  let text; try { text=readFileSync(page,'utf8'); } catch { console.log('no page', page); continue; }
  text=text.replace(/```[\s\S]*?\n```/g,'\n').replace(/\[([^\]]*)\]\([^)]*\)/g,'$1').replace(/\*\*|`|\{#[^}]*\}/g,'').replace(/\s+/g,' ');
  for (const m of readFileSync(f,'utf8').matchAll(/^(?:test|it)\(\s*(['"])(.*?)\1\s*,/gm)) { n++; per[f]=(per[f]??0)+1;
    const t=m[2].replace(/\\'/g,"'"); if(!text.includes(t)) console.log(f,'NOT ON PAGE:',t); if (t.split(' ').length<4) console.log(f,'SHORT',t); }
}
console.log(n,'claims', Object.entries(per).filter(([,c])=>c<3).map(([f,c])=>f+':'+c).join(' '));
