const drafts: WeakMap<object, object>[] = []

/**
 * What has been typed into a form and not sent, kept in memory for as long as its owner is, such as a session. It
 * outlives the screen, and a session that ends by itself hands it on to the same user's next one. Never for passwords.
 * One for each form, made once.
 */
export function createDraft<Values extends object>() {
  const kept = new WeakMap<object, Values>()
  drafts.push(kept)
  return {
    of: (owner: object): Values | undefined => kept.get(owner),
    keep: (owner: object, values: Values) => void kept.set(owner, values),
    drop: (owner: object) => void kept.delete(owner),
  }
}

/** Whether any form has unsent text of an owner. */
export function holdsDraft(owner: object): boolean {
  return drafts.some((kept) => kept.has(owner))
}
