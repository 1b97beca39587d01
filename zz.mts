import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readCatalogue } from './tools/i18n/catalogue.ts'
const app = join(process.cwd(), 'src')
const stat = /^(?:import|export)\s+(?!type\s)[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'/gms
const dyn = /import\('([^']+)'\)/g
const at = (file: string, from: string) => from.startsWith('#src/') ? join(app, from.slice(5)) : from.startsWith('.') ? resolve(dirname(file), from) : ''
const seen = new Map<string, string>(); const via = new Map<string, string>()
const extra: string[] = []
const visit = (file: string, by: string) => {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file) || file.endsWith('i18n/messages.ts')) return
  const code = readFileSync(file, 'utf8'); seen.set(file, code); via.set(file, by)
  for (const [, a, b] of code.matchAll(stat)) visit(at(file, a ?? b ?? ''), file)
  if (file.endsWith('app/loaders.ts')) return
  for (const [, a] of code.replaceAll(/lazyPage\([^]*?\)\)/g, "").matchAll(dyn)) visit(at(file, a!), file)
}
visit(join(app, 'main.tsx'), '')
const literals = new Map<string, string>(), patterns: [RegExp, string][] = []
for (const [file, code] of seen) {
  for (const [, id] of code.matchAll(/['"]([a-z][\w-]*)['"]/g)) literals.set(id!, file)
  for (const [, text] of code.matchAll(/`([a-z][\w]*-[^`\s]*\$\{[^`]*)`/g)) patterns.push([new RegExp(`^${text!.split(/\$\{[^}]*\}/).join('[\\w-]+')}$`), file])
}
const by = (id: string) => literals.get(id) ?? patterns.find(([p]) => p.test(id))?.[1]
const files = new Map<string, { used: string[]; not: number; size: number }>()
for (const m of readCatalogue('en')) {
  if (m.first || /^bot|^server/.test(m.file)) continue
  const row = files.get(m.file) ?? { used: [], not: 0, size: 0 }; files.set(m.file, row)
  const f = by(m.id)
  if (f) row.used.push(m.id + '@' + f.slice(app.length + 1).replace('features/', '')); else { row.not++; row.size += m.text.length }
}
for (const [f, r] of [...files].sort((a, b) => b[1].size - a[1].size)) console.log(f, 'pages', r.not, r.size, 'rest', r.used.length, r.used.length < 40 ? r.used.join(' ') : '')
if (process.argv[3]) for (const f of [...seen.keys()]) if (f.includes(process.argv[3])) { let p = f, c = []; while (p) { c.push(p.slice(app.length + 1)); p = via.get(p)! } console.log(c.join(' < ')) }
