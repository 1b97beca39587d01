import { expect, it } from 'vitest'
import { firstLoadFiles } from './firstLoad.ts'

it('counts the entry and what it imports statically, each once, and nothing lazy', () => {
  const manifest = {
    'index.html': { file: 'a.js', isEntry: true, imports: ['_b.js', '_c.js'], css: ['a.css'] },
    '_b.js': { file: 'b.js', imports: ['_c.js'] },
    '_c.js': { file: 'c.js', css: ['c.css'] },
    'src/lazy.ts': { file: 'lazy.js', imports: ['_b.js'] },
  }
  expect(firstLoadFiles(manifest)).toEqual({ js: ['a.js', 'b.js', 'c.js'], css: ['a.css', 'c.css'] })
})
