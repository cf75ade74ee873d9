import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react'
import * as styles from './SuggestionList.css.ts'

interface Suggestion {
  readonly title: string
  /** Further details, below the title. */
  readonly about?: ReactNode
  /** At the end of the line, such as a price. */
  readonly aside?: ReactNode
  readonly onChoose: () => void
}

export interface SuggestionGroup {
  readonly label: string
  readonly options: readonly Suggestion[]
}

interface SuggestionListProps {
  /** Id of the list, and the beginning of the ids of its options. The field has it as `listId`. */
  id: string
  label: string
  /** Contains the field, whose keys move through the options. */
  around: RefObject<HTMLElement | null>
  groups: readonly SuggestionGroup[]
  /** Id of the option that Enter chooses; '' for none. The field has it as `activeId`. */
  activeId: string
  onActiveChange: (id: string) => void
  onClose: () => void
  /** Below the options, such as that more are being looked for. */
  children?: ReactNode
}

/**
 * Suggestions below a search field. The focus stays in the field: the arrow keys move through the options, Enter chooses one,
 * and Escape closes the list. Without a chosen option Enter does what it does in the field.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, around, groups, activeId, onActiveChange, onClose, children } = props
  const options = groups.flatMap((group) => group.options)
  const idOf = (index: number) => `${id}-${index}`
  const active = options.findIndex((_, index) => idOf(index) === activeId)

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!(event.target instanceof HTMLInputElement)) return
    // The field itself is one of the places that the arrows go through.
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      const places = options.length + 1
      const next = (active + 1 + step + places) % places
      onActiveChange(next === 0 ? '' : idOf(next - 1))
    } else if (event.key === 'Enter' && options[active]) options[active].onChoose()
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    // The field would also search, or clear its text.
    event.stopPropagation()
  })
  useEffect(() => {
    const element = around.current
    const onKeyDown = (event: KeyboardEvent) => pressed(event)
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [around])
  useEffect(() => {
    if (activeId !== '') document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const first = groups.map((_, index) => groups.slice(0, index).flatMap((group) => group.options).length)
  return (
    // A press must not take the focus out of the field.
    <div role="presentation" onMouseDown={(event) => event.preventDefault()} className={styles.panel}>
      {options.length > 0 && (
        <div id={id} role="listbox" aria-label={label}>
          {groups.map((group, place) => (
            <div key={group.label} role="group" aria-label={group.label} className={styles.group}>
              <div aria-hidden className={styles.groupLabel}>
                {group.label}
              </div>
              {group.options.map(({ title, about, aside, onChoose }, index) => {
                const optionId = idOf((first[place] ?? 0) + index)
                return (
                  // The keys are those of the field.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                  <div
                    key={optionId}
                    id={optionId}
                    role="option"
                    aria-selected={optionId === activeId}
                    onClick={onChoose}
                    className={styles.option}
                  >
                    <div className={styles.words}>
                      <div>{title}</div>
                      {about !== undefined && <div className={styles.about}>{about}</div>}
                    </div>
                    {aside !== undefined && <div className={styles.aside}>{aside}</div>}
                  </div>
                )
              })}
            </div>
          ))}
        </div>
      )}
      {children !== undefined && <div className={styles.below}>{children}</div>}
    </div>
  )
}
