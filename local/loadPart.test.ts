import { expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import { loadNative, loadPart, sentence } from './loadPart.ts'

const thrown = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )
const failing = (error: unknown) => async () => {
  throw error
}
const told = (name: string): string =>
  `A package that the local stack needs is missing (${name}): delete node_modules and run npm install again.`

it('reports a missing package in one sentence with the fix', async () => {
  const name = '@causeway/is-not-installed'
  expect(sentence(await thrown(loadPart(() => import(/* @vite-ignore */ name))))).toBe(told(name))
  const bare = Object.assign(new Error('Cannot find it'), { code: 'MODULE_NOT_FOUND' })
  expect(sentence(await thrown(loadPart(failing(bare))))).toBe(told('unnamed'))
})

it('reports a native package without its binary the same way, whatever its loader reports', async () => {
  const beneath = new Error('Cannot find native binding. Please try again.', {
    cause: new Error("Cannot find module 'litesvm-linux-x64-gnu'"),
  })
  const error = await thrown(loadNative('litesvm', failing(beneath)))
  expect(error).toMatchObject({ reason: 'binary_missing', cause: beneath })
  expect(sentence(error)).toBe(told('litesvm'))
})

it('rethrows other errors unchanged, and returns the imported module', async () => {
  for (const own of [new SyntaxError('Unexpected token'), new AppError('port_in_use', 'Taken.'), 'odd'])
    expect(await thrown(loadPart(failing(own)))).toBe(own)
  expect(await loadPart(async () => 7)).toBe(7)
  expect(await thrown(loadNative('litesvm', () => import('litesvm/dist/internal.js')))).toBeNull()
})
