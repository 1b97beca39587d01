import { expect, it } from 'vitest'
import { DEBOUNCE_MS, NAME_DEBOUNCE_MS } from './timing.ts'

it('waits as long as specified', () => expect([DEBOUNCE_MS, NAME_DEBOUNCE_MS]).toEqual([300, 50]))
