import { expect, type Page } from '@playwright/test'

export interface Focused {
  /** Test id or field name. */
  readonly id: string
  /** Accessible name. */
  readonly label: string
  /** True for controls; elements that only hold the focus are not. */
  readonly control: boolean
  /** An outline, or the big field's marker, in a visible color. */
  readonly seen: boolean
}

/** The focused element; null if there is none. */
export const focused = (page: Page): Promise<Focused | null> =>
  page.evaluate(() => {
    const node = document.activeElement
    if (!(node instanceof HTMLElement) || node === document.body) return null
    const probe = document.head.appendChild(document.createElement('i'))
    const colorOf = (name: string): string => {
      probe.style.color = `var(${name})`
      return getComputedStyle(probe).color
    }
    const mark = colorOf('--tide')
    const wrongMark = colorOf('--bad')
    probe.remove()
    const shows = (element: Element | null): boolean => {
      if (!element) return false
      const { outlineStyle, outlineWidth, outlineColor, borderBottomColor } = getComputedStyle(element)
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && outlineColor === mark) ||
        borderBottomColor === (element.getAttribute('aria-invalid') === 'true' ? wrongMark : mark)
      )
    }
    const { width, height } = node.getBoundingClientRect()
    return {
      id: node.dataset['testid'] ?? node.getAttribute('name') ?? '',
      label: (node.getAttribute('aria-label') ?? node.textContent ?? '').trim(),
      control: node.matches('a, button, input, select, textarea, [role=tab], [role=listbox]'),
      // A list is as tall as its rows, so its scrolling window is measured instead.
      seen: width > 1 && height > 1 && (shows(node) || (node.matches('[role=listbox]') && shows(node.parentElement))),
    }
  })

const FARTHEST = 60

/** Waits for the control and presses `key` until it is reached; on the way there is always a visible focus. */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const target =
    typeof name === 'string'
      ? page.locator(`[data-testid="${name}"], [name="${name}"]`)
      : page.getByRole('button', { name })
  // Rows that arrive later would change the order of what Tab reaches.
  await expect(target.filter({ visible: true }).first()).toBeVisible()
  const way: string[] = []
  for (let steps = 0; steps < FARTHEST; steps++) {
    await page.keyboard.press(key)
    const at = await focused(page)
    const where = `${way.join(' > ')} > ${at?.id || at?.label.slice(0, 30) || 'here'}`
    expect(at, `something has the focus: ${where}`).not.toBeNull()
    if (!at) return
    if (at.control) expect(at.seen, `the focus is seen: ${where}`).toBe(true)
    if (typeof name === 'string' ? at.id === name : name.test(at.label)) return
    way.push(at.id || at.label.slice(0, 30))
  }
  throw new Error(`not reached by keyboard: ${way.join(' > ')}`)
}
