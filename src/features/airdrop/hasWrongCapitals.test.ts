import { expect, it } from 'vitest'
import { hasWrongCapitals } from './hasWrongCapitals.ts'

it.each([
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', false],
  ['0x70997970c51812dc3a010c7d01b50e0d17dc79c8', false],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79c8', true],
  ['vitalik.eth', false],
])('%s: %s', (address, wrong) => expect(hasWrongCapitals(address)).toBe(wrong))
