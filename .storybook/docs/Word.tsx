const noWrap = { whiteSpace: 'nowrap' } as const

/** A name that does not wrap, even in a narrow column. */
export function Word({ children }: { children: string }) {
  return <span style={noWrap}>{children}</span>
}
