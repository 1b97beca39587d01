import { expect, it } from 'vitest'
import { type ApplicationText, applicationProblems, tidyApplication } from './makerApplication.ts'

const good: ApplicationText = {
  name: 'Ada',
  contact: 'ada@example.org',
  networks: [1],
  assets: ['ETH'],
  liquidity: '50k_250k',
  message: '',
}

it.each<[string, Partial<ApplicationText>, object]>([
  ['nothing wrong', {}, {}],
  [
    'what is missing',
    { name: '', networks: [], liquidity: null },
    { name: 'missing', networks: 'missing', liquidity: 'missing' },
  ],
  ['long texts', { name: 'a'.repeat(81), message: 'b'.repeat(1001) }, { name: 'too_long', message: 'too_long' }],
  ['long lists', { assets: Array<string>(21).fill('A') }, { assets: 'too_long' }],
  [
    'characters that hide others',
    { contact: 'a\u202eb', message: 'a\u0007' },
    { contact: 'invalid', message: 'invalid' },
  ],
  ['no lines of a message', { message: 'a\n\nb' }, {}],
])('finds %s', (_, change, problems) => expect(applicationProblems({ ...good, ...change })).toEqual(problems))

it('keeps lines of the message alone, and each entry once', () => {
  const typed = {
    ...good,
    name: ' Ada \n Lovelace ',
    message: ' a  b \n\n\n\n c ',
    networks: [1, 1],
    assets: ['A', 'A'],
  }
  expect(tidyApplication(typed)).toMatchObject({
    name: 'Ada Lovelace',
    message: 'a b \n\n c',
    networks: [1],
    assets: ['A'],
  })
})
