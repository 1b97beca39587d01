const titles: Readonly<Record<string, string>> = {
  lifi: 'LI.FI',
  relay: 'Relay',
  debridge: 'deBridge',
  oneclick: 'NEAR Intents',
  across: 'Across',
  jupiter: 'Jupiter',
  avnu: 'AVNU',
}

/** Name of an external provider that people read; its own name if it is not built in. */
export const providerTitle = (name: string): string => (Object.hasOwn(titles, name) ? titles[name] : undefined) ?? name
