import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { stepsOf } from '#core/rewards/campaign/kinds.ts'
import { campaignKinds } from '#core/rewards/campaign/types.ts'
import { entryOfCampaign } from './campaignEntry.ts'
import { loadCampaigns } from './campaigns.ts'
import { loadCatalogue } from './load.ts'

const load = (profile: 'default' | 'local', configDir?: string) =>
  loadCampaigns({ profile, configDir }, loadCatalogue({ profile }))

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))
function folderWith(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content))
  return folder
}

const step = { transferCount: 1, fromChain: null, toChain: 10, points: 5 }
const entry = {
  id: 5,
  name: 'Summer',
  status: 1,
  startTime: '2026-06-01T00:00:00Z',
  endTime: '2026-09-01T00:00:00Z',
  timeType: 'countdown',
  logoUrl: '/logos/summer.svg',
  themeId: 10,
  invisible: false,
  tasks: [step],
  extraPoints: 0,
  social: null,
}
const social = { ...entry, id: 29, tasks: [], social: { platform: 'x', link: null, points: 30 } }
const themes = [10, 11].map((id) => ({ id, name: `Season ${id}`, displayPosition: id }))
const loadEntries = (campaigns: unknown[], files = {}) =>
  load('default', folderWith({ 'campaigns.json': { themes, campaigns }, ...files }))

describe('campaigns.json', () => {
  it('has the social theme by default, and its tasks once the site has their pages', () => {
    expect(load('default').themes.map((theme) => theme.id)).toEqual([10])
    expect(load('default').campaigns).toEqual([])
    const withPages = load(
      'default',
      folderWith({
        'links.json': { links: { twitter: 'https://x.example.org', telegram: 'https://t.example.org' }, audits: [] },
      }),
    )
    expect(withPages.campaigns.map((one) => [one.id, one.themeId, one.kind === 'social' && one.social])).toEqual([
      [29, 10, { platform: 'x', link: 'https://x.example.org', points: 30, honourPoints: 0 }],
      [32, 10, { platform: 'telegram', link: 'https://t.example.org', points: 30, honourPoints: 0 }],
    ])
  })

  it('has campaigns between the local networks, one of them with extra points', () => {
    const { campaigns, themes: places } = load('local')
    const bridges = campaigns.filter((one) => one.kind === 'bridge')
    expect(bridges.map((one) => [one.id, stepsOf(one).length, one.extraPoints])).toEqual(
      expect.arrayContaining([
        [1, 3, 0],
        [2, 2, 100],
      ]),
    )
    const socials = campaigns.filter(({ kind }) => kind === 'social')
    expect(socials.map(({ id }) => id)).toEqual(expect.arrayContaining([29, 30, 32]))
    expect(places.map((theme) => theme.id)).toEqual(expect.arrayContaining([1, 2, 10]))
  })

  it('a social task’s own link takes precedence over the site’s', () => {
    const own = { ...social, social: { ...social.social, link: 'https://other.example.org' } }
    expect(
      loadEntries([own], { 'links.json': { links: { twitter: 'https://x.example.org' }, audits: [] } }).campaigns,
    ).toMatchObject([{ kind: 'social', social: { link: 'https://other.example.org' } }])
  })

  const wrong: [string, object, string][] = [
    ['an end before the start', { ...entry, endTime: entry.startTime }, 'endTime'],
    ['steps that do not rise', { ...entry, tasks: [step, step] }, 'tasks'],
    ['neither steps nor a social task', { ...entry, tasks: [] }, 'tasks'],
    ['extra points on a social task', { ...social, extraPoints: 5 }, 'extraPoints'],
    ['a social task under another number', { ...social, id: 31 }, 'a social task is campaign 29, 30, 32'],
    ['a social task in another theme', { ...social, themeId: 11 }, 'a social task belongs in theme 10'],
    ['half a point', { ...entry, tasks: [{ ...step, points: 0.5 }] }, 'points'],
    ['a network that does not exist', { ...entry, tasks: [{ ...step, toChain: 123456789 }] }, '123456789'],
    ['an unknown theme', { ...entry, themeId: 99 }, 'theme 99'],
    ['a script as link', { ...social, social: { ...social.social, link: 'javascript:alert(1)' } }, 'link'],
    ['a picture from nowhere', { ...entry, logoUrl: 'data:text/html,x' }, 'logoUrl'],
    ['a word worth more than what is seen', { ...social, social: { ...social.social, honourPoints: 31 } }, 'social'],
    ['an unknown field', { ...entry, multiplied: true }, 'multiplied'],
  ]
  it.each(wrong)('refuses %s', (_, one, place) => {
    expect(() => loadEntries([one])).toThrow(place)
    expect(() => loadEntries([]).read(one)).toThrow(place)
  })

  it('accepts each social task at its number', () => {
    const link = 'https://x.example.org'
    const rows = [29, 30, 32].map((id) => ({ ...social, id, social: { ...social.social, link } }))
    expect(loadEntries(rows).campaigns.map(({ id, themeId }) => [id, themeId])).toEqual([
      [29, 10],
      [30, 10],
      [32, 10],
    ])
    expect(() => loadEntries([{ ...social, id: 31 }])).toThrow(expect.objectContaining({ reason: 'config_invalid' }))
    expect(() => loadEntries([]).read({ ...social, id: 31 })).toThrow(
      expect.objectContaining({ reason: 'campaign_invalid' }),
    )
  })

  it('refuses an id that appears twice', () =>
    expect(() => loadEntries([entry, entry])).toThrow(
      expect.objectContaining({
        reason: 'config_row_duplicate',
        message: expect.stringMatching(/campaigns\.json, campaigns\.5: /),
      }),
    ))

  it('reads an operator’s campaigns in the same format', () => {
    expect(loadEntries([]).read(entry)).toMatchObject({
      kind: 'bridge',
      id: 5,
      startTime: new Date(entry.startTime),
      tasks: [step],
    })
    expect(loadEntries([]).read(social)).toBeNull()
  })

  it('writes each kind in the form in which it reads it', () => {
    const { read, campaigns } = load('local')
    expect(new Set(campaigns.map(({ kind }) => kind))).toEqual(new Set(campaignKinds))
    for (const campaign of campaigns) expect(read(entryOfCampaign(campaign))).toEqual(campaign)
  })
})
