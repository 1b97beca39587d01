import { expect, it } from 'vitest'
import { quoteOf } from '#src/testing/rows.ts'
import { directQuote } from './DirectPayment.tsx'

const direct = {
  provider: 'direct',
  custody: 'direct',
  send_amount: '25',
  receive_amount: '25',
  min_receive_amount: '25',
  native_fee: '0',
} as const
const found = (change: Parameters<typeof quoteOf>[0] = {}) =>
  directQuote({ quotes: [quoteOf({ ...direct, ...change })], reasons: [] }, 25n)

it('takes the quote that sends exactly the asked units', () => expect(found()).toMatchObject(direct))

it.each<Parameters<typeof quoteOf>[0]>([
  { provider: 'relay' },
  { custody: 'provider' },
  { send_amount: '26' },
  { receive_amount: '24' },
  { min_receive_amount: '24' },
  { native_fee: '1' },
])('takes no other one: %j', (change) => expect(found(change)).toBeNull())

it('has none before there is an answer', () => expect(directQuote(undefined, 25n)).toBeNull())
