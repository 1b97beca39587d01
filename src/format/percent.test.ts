import { expect, it } from 'vitest'
import { languageIds, tagOf } from '#src/i18n/languages.ts'
import { displayPercent } from './percent.ts'

const ratios = [
  '0',
  '1',
  '0.5',
  '0.10',
  '0.3',
  '0.003',
  '0.0005',
  '0.000500000',
  '0.012345678',
  '0.000000001',
  '0.1',
  '2.25',
  '9.999999999',
]

it.each(languageIds)('in %s a share reads as Intl writes it', (language) => {
  const intl = new Intl.NumberFormat(tagOf(language), {
    style: 'percent',
    maximumFractionDigits: 7,
    numberingSystem: 'latn',
  })
  for (const ratio of ratios) expect(displayPercent(ratio, language)).toBe(intl.format(Number(ratio)))
})
