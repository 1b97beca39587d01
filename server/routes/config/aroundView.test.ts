import { expect, it } from 'vitest'
import type { Around } from '#runtime/catalogue/around.ts'
import { appsView, aroundView } from './aroundView.ts'

const MAIN = 98675412
const text = { en: 'Hello', ru: 'Привет' }
const times = { start_time: 100, end_time: 200 }
const preset = { from: 1, to: 10, token: null }
const around: Around = {
  links: { docs: 'https://docs.example' },
  audits: [],
  banners: [
    {
      img: null,
      maintitle: text,
      subtitle: 'Same',
      link: '/',
      cover_label: null,
      rewardTags: [text],
      userNumValue: '12K',
      ...times,
    },
  ],
  events: [],
  apps: [],
  roadmap: [],
  popups: [
    { id: 'ours', channelId: null, title: text, text, img: null, preset, ...times },
    { id: 'theirs', channelId: 1081, title: text, text, img: null, preset, ...times },
  ],
}
const view = (change: Partial<Parameters<typeof aroundView>[1]> = {}) =>
  aroundView(around, { language: 'en', channel: { id: MAIN }, mainChannel: MAIN, now: 150, ...change })

it('uses the requested language, and English if it is missing', () => {
  expect(view({ language: 'ru' }).banners[0]).toMatchObject({
    maintitle: 'Привет',
    subtitle: 'Same',
    cover_label: '',
    reward_tags: ['Привет'],
    user_num_value: '12K',
  })
  expect(view({ language: 'uk' }).banners[0]?.maintitle).toBe('Hello')
})

it('lists apps with their text in the requested language', () => {
  const app = { id: 'a', name: 'A', url: '/swap', logo: null, tags: [], chains: [1] }
  const apps = [
    { ...app, text },
    { ...app, text: null },
  ]
  expect(appsView({ apps }, 'ru').map((row) => row.text)).toEqual(['Привет', ''])
  expect(appsView({ apps }, 'uk')[0]).toMatchObject({ text: 'Hello', chain_ids: [1] })
})

it('includes upcoming items, and not those that have ended', () => {
  expect(view({ now: 50 }).banners).toHaveLength(1)
  expect(view({ now: 200 })).toMatchObject({ banners: [], popups: [] })
})

it('has popups of the open channel, and banners only on the main one', () => {
  expect(view().popups.map(({ id }) => id)).toEqual(['ours'])
  const partner = view({ channel: { id: 1081 } })
  expect(partner.popups.map(({ id }) => id)).toEqual(['theirs'])
  expect(partner.banners).toEqual([])
  expect(view({ channel: { id: 827 } }).popups).toEqual([])
})
