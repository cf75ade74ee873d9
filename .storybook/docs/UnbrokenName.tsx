const breakIfNeeded = { overflowWrap: 'break-word' } as const

/** A name in a table column. It breaks across lines only if the window is too narrow for it. */
export function UnbrokenName({ children }: { children: string }) {
  return <span style={breakIfNeeded}>{children}</span>
}
