import type { Page } from '@playwright/test'

/** Pixels by which the page is wider than the window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Controls that overflow their card, by text. */
export const outOfCard = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const beyond = (node: Element): boolean => {
      const card = node.closest('.card')?.getBoundingClientRect()
      const { left, right, width } = node.getBoundingClientRect()
      return (
        card !== undefined &&
        width > 1 &&
        (left < card.left || right > card.right) &&
        node.closest('[role=tablist]') === null
      )
    }
    return [...document.querySelectorAll('main :is(button, a[href], input, textarea)')]
      .filter(beyond)
      .map((node) => `${node.tagName.toLowerCase()} ${node.textContent?.trim() ?? ''}`)
  })

/**
 * Controls partly outside the window that cannot be scrolled to, by text. Controls inside a row that scrolls
 * horizontally can.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (start: Element): boolean => {
      for (let node: Element | null = start; node; node = node.parentElement)
        if (/auto|scroll/.test(getComputedStyle(node).overflowX) && node.scrollWidth > node.clientWidth) return true
      return false
    }
    const outside = (node: Element): boolean => {
      const { left, right, width } = node.getBoundingClientRect()
      return width > 1 && (left < -1 || right > window.innerWidth + 1) && !scrolls(node)
    }
    return [...document.querySelectorAll('button, a[href], input, select, textarea, h1, h2, h3')]
      .filter(outside)
      .map((node) => `${node.tagName.toLowerCase()} ${node.textContent?.trim() ?? ''}`)
  })
