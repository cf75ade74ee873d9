import type { Story } from '../pictures/stories.ts'

/** What a check found on one element, under one condition. */
export interface Finding {
  /** A rule of axe, or one of `cut off`, `overlap`, `scrolls sideways`, `hardly visible`. */
  readonly rule: string
  readonly story: Story
  /** Describes the element and its place. */
  readonly element: string
  readonly problem: string
  /** Brand, width and setting: `pink, 320, forced colours`. */
  readonly condition: string
}

/** All findings of one rule on one element of a story. The same finding usually occurs under many conditions. */
export interface Fault extends Omit<Finding, 'condition'> {
  readonly conditions: readonly string[]
}

/** The faults by rule. The rule with the most faults comes first. */
export function groupByRule(findings: readonly Finding[]): ReadonlyMap<string, readonly Fault[]> {
  const same = Map.groupBy(findings, ({ rule, story, element }) => [rule, story.id, element].join('\n'))
  const faults = [...same.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { condition: _, ...fault } = first
    return [{ ...fault, conditions: group.map(({ condition }) => condition) }]
  })
  const rules = Map.groupBy(faults, ({ rule }) => rule)
  return new Map([...rules].toSorted(([, some], [, others]) => others.length - some.length))
}
