import { afterAll, describe, expect, it } from 'vitest'
import { showLanguage } from '#src/i18n/current.ts'
import { peopleText } from './peopleText.ts'

const shown = (values: readonly string[]) => values.map((value) => peopleText(value).replace(/\s/g, ' '))

describe('how many take part', () => {
  afterAll(() => showLanguage('en'))
  const values = ['1.2K', '12k', '3.45M', '870', '1234', 'more than ever', '1,2K']

  it('is shortened as in English', () =>
    expect(shown(values)).toEqual(['1.2K', '12K', '3.5M', '870', '1.2K', 'more than ever', '1,2K']))

  it('is shortened as in Russian', async () => {
    await showLanguage('ru')
    expect(shown(values)).toEqual(['1,2 тыс.', '12 тыс.', '3,5 млн', '870', '1,2 тыс.', 'more than ever', '1,2K'])
  })
})
