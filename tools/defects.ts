import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Defect, defects } from './lib/defects.ts'

const repository = resolve(import.meta.dirname, '..')
const wanted = process.argv[2]
const root = mkdtempSync(join(tmpdir(), 'causeway-defects-'))
const survivors: Defect[] = []
const chosen = defects.filter(({ name }) => wanted === undefined || name.includes(wanted))
try {
  copyRepository()
  for (const [index, defect] of chosen.entries()) {
    const verdict = await judge(defect)
    if (verdict !== 'caught') survivors.push(defect)
    console.log(`${index + 1}/${chosen.length} ${verdict}: ${defect.name} (${defect.suite})`)
  }
} finally {
  rmSync(root, { recursive: true, force: true })
}
console.log(`defects: ${chosen.length - survivors.length} passed, ${survivors.length} failed`)
process.exitCode = survivors.length > 0 ? 1 : 0

function copyRepository(): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of files.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(join(repository, file), join(root, file))
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
}

/** A suite that does not start proves nothing about the defect. */
async function judge({ file, find, replace, suite }: Defect): Promise<'caught' | 'survived' | 'does not run'> {
  const path = join(root, file)
  const original = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    original.replace(find, () => replace),
  )
  try {
    const output = await run(suite)
    if (/Tests .*failed/.test(output)) return 'caught'
    return /Tests .*passed/.test(output) ? 'survived' : 'does not run'
  } finally {
    writeFileSync(path, original)
  }
}

function run(suite: string): Promise<string> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'unit', '--no-color', suite], {
    cwd: root,
    env: { ...process.env, SCHEDULES: '4000', NO_COLOR: '1' },
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', () => done(output))
  })
}
