import { describe, expect, it } from 'vitest'
import { findForge, parseLcov, parseTally } from './forge.ts'

describe('parseTally', () => {
  it('reads the last summary', () => {
    const output =
      'Ran 1 test suite: 1 tests passed, 0 failed, 0 skipped (1 total tests)\n…\nRan 12 test suites in 7s (8s CPU time): 130 tests passed, 2 failed, 0 skipped (132 total tests)\n'
    expect(parseTally(output)).toEqual({ passed: 130, failed: 2 })
  })

  it('detects a missing summary', () => {
    expect(parseTally('Error: Compiler run failed')).toBeUndefined()
  })
})

describe('parseLcov', () => {
  const lcov = [
    'SF:src/A.sol',
    'DA:10,3',
    'DA:11,0',
    'BRDA:12,0,0,1',
    'BRDA:12,0,1,-',
    'BRDA:13,1,0,0',
    'end_of_record',
    'SF:test/T.sol',
    'DA:1,0',
    'BRDA:2,0,0,-',
    'end_of_record',
  ].join('\n')

  it('lists each line and branch that was not covered', () => {
    expect(parseLcov(lcov, () => true)).toEqual({
      branches: 4,
      missing: ['src/A.sol:11', 'src/A.sol:12', 'src/A.sol:13', 'test/T.sol:1', 'test/T.sol:2'],
    })
  })

  it('skips excluded files', () => {
    expect(parseLcov(lcov, (file) => file.startsWith('src/'))).toEqual({
      branches: 3,
      missing: ['src/A.sol:11', 'src/A.sol:12', 'src/A.sol:13'],
    })
  })
})

describe('findForge', () => {
  it('names the package to install on a platform without one', () => {
    expect(() => findForge('plan9', 'x64')).toThrow(
      /@foundry-rs\/forge-plan9-amd64 is not in node_modules.*npm install/,
    )
  })
})
