const rule = /[^{}]+\{[^{}]*\}/g

/** Replaces the rules of a style element in the page. The content policy may refuse text in it, but no inserted rule. */
export function setStyleRules({ sheet }: HTMLStyleElement, css: string): void {
  if (!sheet) return
  while (sheet.cssRules.length > 0) sheet.deleteRule(0)
  for (const [text] of css.matchAll(rule)) sheet.insertRule(text, sheet.cssRules.length)
}
