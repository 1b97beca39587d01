import { describe, expect, it } from 'vitest'
import { emptyForm } from '../shared/form.ts'
import { withPresets, channelLink, channelStart, formQuery, ownPath } from './start.ts'

const page = (pathname: string, embedded: string | null = null, meta: string | null = null) =>
  ({
    location: { pathname },
    document: {
      getElementById: () => (embedded === null ? null : { textContent: embedded }),
      querySelector: (selector: string) =>
        selector === 'meta[name=channel]' && meta !== null ? { getAttribute: () => meta } : null,
    },
  }) as unknown as Window

describe('where the app is mounted', () => {
  it.each([
    ['/network/over/history', { base: '/network/over', name: 'over' }],
    ['/dapp/531', { base: '/dapp/531', name: '531' }],
    ['/history', { base: '/', name: null }],
  ])('%s', (path, start) => expect(channelStart(page(path))).toEqual({ ...start, missing: false, look: null }))

  it('requests nothing for a channel that the server does not know', () =>
    expect(channelStart(page('/network/none', null, 'missing'))).toEqual({
      base: '/network/none',
      name: null,
      missing: true,
      look: null,
    }))

  it('the page itself names the partner', () =>
    expect(channelStart(page('/', '{"slug":"over"}')).look).toEqual({ slug: 'over' }))

  it.each([
    ['/', '/', '/'],
    ['/network/over', '/network/over', '/'],
    ['/network/over/confirm', '/network/over', '/confirm'],
  ])('%s below %s is %s', (path, base, own) => expect(ownPath(path, base)).toBe(own))
})

describe('the parameters that fill the bridge form', () => {
  it.each([
    ['/', '/', '?to=10'],
    ['/history', '/', '?to=10'],
    ['/network/pay', '/network/pay', '?to=10'],
    ['/pay', '/', ''],
    ['/Pay/', '/', ''],
    ['/network/over/pay', '/network/over', ''],
    ['/swap', '/', ''],
    ['/network/over/swap', '/network/over', ''],
    ['/swap/4f', '/', '?to=10'],
  ])('at %s below %s are %j', (pathname, base, query) =>
    expect(formQuery({ pathname, search: '?to=10' }, base)).toBe(query),
  )
})

describe('a link with a channel', () => {
  it.each([
    ['/', '?channel=827&from=1', '/network/827?from=1'],
    ['/history', '?channel=over', '/network/over/history'],
    ['/', '?channel=', null],
    ['/', '?channel=../evil', null],
    ['/', '?channel=//evil.example', null],
    ['/', '?from=1', null],
    ['/network/over', '?channel=531', null],
  ])('%s%s leads to %s', (pathname, search, target) => expect(channelLink({ pathname, search })).toBe(target))
})

describe('the initial form of a channel', () => {
  const presets = { from_chain_id: 10, to_chain_id: null, token: 'USDC' }
  const begin = (link: string) => withPresets(emptyForm, new URLSearchParams(link), presets)

  it('uses its presets, and the defaults where it has none', () =>
    expect(begin('')).toMatchObject({ fromChainId: 10, toChainId: 42161, token: 'USDC' }))
  it('a link’s parameter takes precedence', () =>
    expect(begin('from=1&token=ETH')).toMatchObject({ fromChainId: 1, token: 'ETH' }))
  it('does not change without presets', () =>
    expect(withPresets(emptyForm, new URLSearchParams(), null)).toBe(emptyForm))
})
