import { expect, it } from 'vitest'
import { createLog } from './log.ts'

function capture(secrets: readonly string[] = []) {
  const lines: string[] = []
  return { lines, log: createLog('info', { write: (line: string) => void lines.push(line) }, secrets) }
}

it('writes one JSON line per message, with the child’s fields', () => {
  const { lines, log } = capture()
  log.child({ chain: 31337 }).info({ height: 5 }, 'head moved')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ chain: 31337, height: 5, msg: 'head moved' })
})

it('fields with a secret’s name never appear, at the top or one level below', () => {
  const { lines, log } = capture()
  log.info(
    {
      key: '0xabc1',
      config: { secret: '0xabc2', token: '0xabc3' },
      headers: { authorization: '0xabc4', cookie: '0xabc5' },
    },
    'started',
  )
  expect(lines.join('')).not.toContain('0xabc')
})

it('a known secret inside an error’s text or stack is hidden', () => {
  const url = 'https://rpc.example/v3/"0123456789'
  const { lines, log } = capture([url, ''])
  log.child({ part: 'evm' }).error({ err: new Error(`HTTP request failed. URL: ${url}`) }, `cannot reach ${url}`)
  expect(lines.join('')).not.toContain('0123456789')
  expect((JSON.parse(lines[0] ?? '') as { msg: string }).msg).toBe('cannot reach [hidden]')
})

it('writes nothing below its level', () => {
  const { lines } = capture()
  const log = createLog('error', { write: (line: string) => void lines.push(line) })
  log.info({}, 'not written')
  expect(lines).toEqual([])
})
