import { describe, expect, it } from 'vitest'
import { assetId } from '../chain/assetId.ts'
import { assetOf, catalogueOf, chainOf, channelOf } from '../catalogue/fixture.ts'
import type { ChannelDef } from '../catalogue/types.ts'
import { chainId } from '../chain/chainId.ts'
import { channelProblems } from './check.ts'
import { channelCss, contrastProblems, contrastRatio, ownColours, themes } from './colours.ts'
import { channelByName, channelOffers, channelPath, mainChannel, partnerOfHost, withinChannel } from './lookups.ts'

const over = channelOf(827, { slug: 'over', name: 'Over', domains: ['over.example'] })
const catalogue = catalogueOf({ channels: [...catalogueOf().channels, over] })

describe('finding a channel', () => {
  it.each([
    ['over.example', 827],
    [' OVER.example:8443 ', 827],
    ['x.over.example', undefined],
    ['over.example.net', undefined],
    ['bridge.example', undefined],
  ])('host %j is partner %j', (host, id) => expect(partnerOfHost(catalogue, host)?.id).toBe(id))

  it.each([
    ['over', 827],
    ['OVER', 827],
    ['827', 827],
    ['main', 98675412],
    ['82', undefined],
  ])('name %j is channel %j', (name, id) => expect(channelByName(catalogue, name)?.id).toBe(id))

  it('the main channel is the one named in the defaults', () => expect(mainChannel(catalogue).id).toBe(98675412))

  it.each([
    ['/network/over', { name: 'over', base: '/network/over' }],
    ['/network/Over/history', { name: 'Over', base: '/network/Over' }],
    ['/Network/over', { name: 'over', base: '/Network/over' }],
    ['/dapp/531/', { name: '531', base: '/dapp/531' }],
    ['/network', null],
    ['/network/', null],
    ['/x/network/over', null],
    ['/networks/over', null],
    ['/network/<b>', null],
    ['/network/a%2fb', null],
    ['/', null],
  ])('path %s', (path, found) => expect(channelPath(path)).toEqual(found))
})

describe('assets and routes of a channel', () => {
  const usdc = assetOf(10, { id: assetId(chainId(10), '0xab'), token: '0xab', symbol: 'USDC' })
  const offers = (limits: Partial<ChannelDef>, asset = usdc) => channelOffers(channelOf(1, limits), asset)

  it.each<[string, Partial<ChannelDef>, boolean]>([
    ['no limits', {}, true],
    ['its network', { chains: [chainId(10)] }, true],
    ['another network', { chains: [chainId(1)] }, false],
    ['its symbol', { assets: ['USDC'] }, true],
    ['its id', { assets: ['10:0xab'] }, true],
    ['the same token of another network', { assets: ['1:0xab'] }, false],
    ['another symbol', { assets: ['ETH'] }, false],
    ['its symbol on another network', { chains: [chainId(1)], assets: ['USDC'] }, false],
  ])('%s', (_, limits, answer) => expect(offers(limits)).toBe(answer))

  it('a catalogue drops what the channel does not offer, with its routes and exchanges', () => {
    const whole = catalogueOf({ chains: [chainOf(1), chainOf(10)], assets: [assetOf(1), assetOf(10), usdc] })
    const one = withinChannel(whole, channelOf(1, { chains: [chainId(1)] }))
    expect([one.chains.map((c) => c.id), one.assets.map((a) => a.id), one.routes]).toEqual([[1], ['1:native'], []])
    expect(one.exchanges.map((e) => e.networks.map((n) => n.chainId))).toEqual([[1]])
    const eth = withinChannel(whole, channelOf(1, { assets: ['ETH'] }))
    expect([eth.assets.map((a) => a.id), eth.routes.length]).toEqual([['1:native', '10:native'], 1])
    expect(withinChannel(whole, channelOf(1, { assets: ['USDC'] })).exchanges).toEqual([])
  })

  it('a channel without limits uses the catalogue unchanged', () =>
    expect(withinChannel(catalogue, over)).toBe(catalogue))
})

describe('colours', () => {
  it('contrast is as WCAG defines it', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
    expect(contrastRatio('#123456', '#123456')).toBe(1)
  })

  it.each(themes)('the product’s own colours are readable (%s)', (theme) =>
    expect(contrastProblems(theme, ownColours[theme])).toEqual([]),
  )

  it('an unreadable pair is reported with its contrast', () => {
    expect(contrastProblems('light', { primary: '#8fd3c8' })).toContainEqual(
      expect.stringMatching(/^light: primary #8fd3c8 on surface #ffffff has a contrast of 1\.\d\d, 4\.5 is needed$/),
    )
  })

  it('become a style sheet of CSS variables, by theme', () => {
    expect(channelCss({ dark: { primary: '#ffc857', onPrimary: '#241a00' }, light: {} })).toBe(
      "html:root[data-theme='dark']{--tide:#ffc857;--on-tide:#241a00}",
    )
    expect(channelCss(null)).toBe('')
  })
})

describe('an invalid channel entry', () => {
  const problems = (changes: Partial<ChannelDef>) => channelProblems(catalogue, { ...over, ...changes }).join('\n')

  it('does not include a valid one', () =>
    expect(problems({ feeBps: 10, feeAddress: '0x1', presets: { from: chainId(1), to: null, token: 'ETH' } })).toBe(''))

  it.each<[string, Partial<ChannelDef>, RegExp]>([
    ['a fee for nobody', { feeBps: 1 }, /feeAddress/],
    ['a fee of the main channel', { id: 98675412, feeBps: 1, feeAddress: '0x1' }, /main channel/],
    ['an asset that is not there', { assets: ['DOGE'] }, /assets: DOGE/],
    [
      'a preset of a closed network',
      { chains: [chainId(1)], presets: { from: null, to: chainId(10), token: null } },
      /network 10 is not among/,
    ],
    [
      'a preset token that is not offered',
      { assets: ['1:native'], presets: { from: chainId(10), to: null, token: 'ETH' } },
      /ETH is not offered on network 10/,
    ],
    [
      'colours that cannot be read',
      { colours: { dark: { text: '#333333' }, light: {} } },
      /dark: text #333333 on ground/,
    ],
  ])('%s', (_, changes, message) => expect(problems(changes)).toMatch(message))

  it('ignores colours of a theme that is never used', () =>
    expect(problems({ forcedTheme: 'light', colours: { dark: { text: '#333333' }, light: {} } })).toBe(''))
})
