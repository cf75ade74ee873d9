/** Address of the script that a configuration file's payment provider needs; undefined where it needs none. */
export function checkoutScriptOf(configuration: string | null | undefined): string | undefined {
  const found = new Map<string, string>()
  try {
    JSON.parse(configuration ?? '', (key, value: unknown) => {
      if (typeof value === 'string') found.set(key, value)
      return value
    })
  } catch {
    return undefined
  }
  const script = found.get('checkout_script') ?? ''
  return found.get('payment_provider') === 'windriver' && URL.canParse(script) ? script : undefined
}
