/**
 * Something to say about a response, as a sentence that tells what customers would see. `breaks` counts as a difference;
 * `look` is for a person to judge, and never the exit code.
 */
export interface Remark {
  readonly kind: 'breaks' | 'look'
  readonly text: string
}

export function breaks(text: string): Remark {
  return { kind: 'breaks', text }
}

export function look(text: string): Remark {
  return { kind: 'look', text }
}
