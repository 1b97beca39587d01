#!/usr/bin/env node
// Speaks the part of the native compiler's command line that forge uses, on the JavaScript compiler of the npm package,
// so that tests and artifacts come from one compiler and nothing is downloaded.
import { readFileSync, writeSync } from 'node:fs'
import solc from 'solc'

/** writeSync may accept a part of a large buffer, or none while a pipe is full. */
function print(text) {
  let rest = Buffer.from(text)
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest))
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error
    }
  }
}

if (process.argv.includes('--version')) {
  print(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}\n`)
} else if (process.argv.includes('--standard-json')) {
  print(solc.compile(readFileSync(0, 'utf8')))
} else {
  console.error(`unsupported arguments: ${process.argv.slice(2).join(' ')}`)
  process.exitCode = 1
}
