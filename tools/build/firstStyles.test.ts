import { expect, it } from 'vitest'
import { firstStyles } from './firstStyles.ts'

const code =
  'a({className:"flex gap-2 max-[30rem]:p-0\\nhover:underline"});b(`row ${on?`wide`:""}`)<p class="w-1/2"><input type="search"><svg>'

it.each([
  ['classes that the code sets', '.flex{display:flex}.gap-2{gap:1px}', '.flex{display:flex}.gap-2{gap:1px}'],
  ['no others', '.grid{display:grid}.gap-20{gap:2px}', ''],
  [
    'classes of markup and of template texts',
    '.w-1\\/2{width:50%}.wide{width:1px}',
    '.w-1\\/2{width:50%}.wide{width:1px}',
  ],
  [
    'escaped names',
    '.max-\\[30rem\\]\\:p-0{padding:0}.max-\\[31rem\\]\\:p-0{padding:0}',
    '.max-\\[30rem\\]\\:p-0{padding:0}',
  ],
  ['names after an escaped line end', '.hover\\:underline:hover{color:red}', '.hover\\:underline:hover{color:red}'],
  ['names that it cannot search for', '.\\[\\&_svg\\]\\:p-0 svg{padding:0}', '.\\[\\&_svg\\]\\:p-0 svg{padding:0}'],
  ['elements and attributes', 'html[data-x="}"] p,:root{color:red}', 'html[data-x="}"] p,:root{color:red}'],
  ['elements that the code writes', 'p table{color:red}p>input{color:red}p table,sub{color:red}', 'p>input{color:red}'],
  [
    'parts of inputs that the code writes',
    '::-webkit-search-decoration{a:b}::file-selector-button{a:b}',
    '::-webkit-search-decoration{a:b}',
  ],
  ['a list of selectors of which one may apply', '.grid,.flex{color:red}', '.grid,.flex{color:red}'],
  ['a class that must be absent', '.flex:not(.grid){color:red}', '.flex:not(.grid){color:red}'],
  [
    'groups with something in them',
    '@media (width>=1px){.flex{a:b}.grid{a:b}}@layer x{.grid{a:b}}',
    '@media (width>=1px){.flex{a:b}}',
  ],
  ['the order of layers', '@layer a,b;@layer b{.flex{a:b}}', '@layer a,b;@layer b{.flex{a:b}}'],
  [
    'properties and keyframes that are named',
    '.flex{--x:1;animation:in 1s}@property --x{inherits:false}@property --y{inherits:false}@keyframes in{to{a:b}}@keyframes out{to{a:b}}',
    '.flex{--x:1;animation:in 1s}@property --x{inherits:false}@keyframes in{to{a:b}}',
  ],
])('keeps %s', (_, css, kept) => expect(firstStyles(css, code)).toBe(kept))
