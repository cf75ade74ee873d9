const whole = { whiteSpace: 'nowrap' } as const

/** A name that is not broken, however narrow its column. */
export function Word({ children }: { children: string }) {
  return <span style={whole}>{children}</span>
}
