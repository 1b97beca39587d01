import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { AppError } from '#core/errors.ts'

/** Anvil binary for this platform, from npm's package. @throws AppError `binary_missing` */
export function anvilBinary(resolve: (file: string) => string = createRequire(import.meta.url).resolve): string {
  const cpu = process.arch === 'x64' ? 'amd64' : process.arch
  const name = `@foundry-rs/anvil-${process.platform}-${cpu}`
  try {
    const file = join(
      dirname(resolve(`${name}/package.json`)),
      'bin',
      process.platform === 'win32' ? 'anvil.exe' : 'anvil',
    )
    if (existsSync(file)) return file
  } catch {
    // Reported below.
  }
  throw new AppError(
    'binary_missing',
    `The local EVM node is missing (package ${name}): delete node_modules and run npm install again.`,
    { retriable: false },
  )
}
