import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PgliteSession } from './pglite.ts'
import { openPgliteSession } from './pgliteSession.mjs'

let session: PgliteSession
beforeAll(async () => {
  session = await openPgliteSession({})
})
afterAll(() => session.close())

const rows = async (text: string, ...params: readonly unknown[]): Promise<unknown[]> =>
  (await session.query(text, params, 'object')).rows
/** Often enough for any statement to be prepared. */
const TIMES = 8
const prepared = async (): Promise<number> =>
  (
    (await rows(`select count(*)::int as n from pg_prepared_statements where statement like '%kept%'`)) as {
      n: number
    }[]
  )[0]?.n ?? 0

it('returns text, except booleans and small integers, in both row modes', async () => {
  const text = `select true as a, 2::int4 as b, 3::int8 as c, 1.50::numeric as d, '{"k":1}'::jsonb as e, null::text as f,
    '2026-03-01 12:00:00+00'::timestamptz as g, '{x,y}'::text[] as h, '\\x00ff'::bytea as i`
  const values = [true, 2, '3', '1.50', '{"k": 1}', null, '2026-03-01 12:00:00+00', '{x,y}', '\\x00ff']
  expect(await rows(text)).toEqual([Object.fromEntries(values.map((value, i) => ['abcdefghi'[i], value]))])
  expect((await session.query(text, [], 'array')).rows).toEqual([values])
})

it.each([
  ['text', 'it’s "quoted" \\ and {braced}', 'it’s "quoted" \\ and {braced}'],
  ['text', null, null],
  ['text', '', ''],
  ['int8', 9_007_199_254_740_993n, '9007199254740993'],
  ['int4', 7, 7],
  ['boolean', false, false],
  ['jsonb', { a: ['b', 1] }, '{"a": ["b", 1]}'],
  ['timestamptz', new Date('2026-03-01T12:00:00.5Z'), '2026-03-01 12:00:00.5+00'],
  ['bytea', Uint8Array.of(0, 255), '\\x00ff'],
  ['text[]', ['a,b', 'c"d', null, 'null', '\\'], '{"a,b","c\\"d",NULL,"null","\\\\"}'],
  [
    'int[]',
    [
      [1, 2],
      [3, 4],
    ],
    '{{1,2},{3,4}}',
  ],
])('takes a %s parameter: %s', async (type, value, stored) => {
  for (let i = 0; i < TIMES; i++) expect(await rows(`select $1::${type} as kept`, value)).toEqual([{ kept: stored }])
})

it('names the command, and reports an error with its code and constraint', async () => {
  await rows('create table once (id int primary key, name text)')
  const insert = () => session.query('insert into once values ($1, $2)', [1, 'a'], 'object')
  expect((await insert()).command).toBe('INSERT')
  for (let i = 0; i < TIMES; i++)
    await expect(insert()).rejects.toMatchObject({ code: '23505', constraint: 'once_pkey' })
  expect((await session.query('begin', [], 'object')).command).toBe('BEGIN')
  await expect(insert()).rejects.toMatchObject({ code: '23505' })
  // The failed statement ended the transaction.
  expect((await session.query('commit', [], 'object')).command).toBe('ROLLBACK')
  expect(await rows('select * from once where id = $1', 1)).toEqual([{ id: 1, name: 'a' }])
})

it('prepares what repeats, and goes through a statement that fails when it would be prepared', async () => {
  const before = await prepared()
  for (let i = 0; i < TIMES; i++) await rows('select $1::int + 1 as kept', i)
  expect(await prepared()).toBe(before + 1)
  const missing = () => rows('select kept from not_yet where kept = $1', 'a')
  for (let i = 0; i < TIMES; i++) await expect(missing()).rejects.toMatchObject({ code: '42P01' })
  await rows('create table not_yet (kept text)')
  for (let i = 0; i < TIMES; i++) expect(await missing()).toEqual([])
  expect(await prepared()).toBe(before + 2)
})

it('goes through a change of a prepared statement’s columns at the second attempt', async () => {
  await rows('create table changing (kept int)')
  await rows('insert into changing values (1)')
  const read = () => rows('select kept from changing where kept::text = $1', '1')
  for (let i = 0; i < TIMES; i++) await read()
  await rows('alter table changing alter column kept type text')
  await expect(read()).rejects.toMatchObject({ code: '0A000' })
  expect(await prepared()).toBe(0)
  for (let i = 0; i < TIMES; i++) expect(await read()).toEqual([{ kept: '1' }])
})

it('hears notifications of its own statements', async () => {
  const heard: string[] = []
  await session.listen('news', (payload) => void heard.push(payload))
  await rows('select pg_notify($1, $2)', 'news', 'first')
  await session.query('begin', [], 'object')
  await rows('select pg_notify($1, $2)', 'news', 'second')
  expect(heard).toEqual(['first'])
  await session.query('commit', [], 'object')
  expect(heard).toEqual(['first', 'second'])
})
