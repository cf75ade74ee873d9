import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react'
import { keepMeasures } from '../../parts/keepMeasures.tsx'
import * as styles from './SuggestionList.css.ts'

interface Suggestion {
  readonly title: string
  /** Further details, below the title. */
  readonly about?: ReactNode
  /** Shown at the end of the line, such as a price. */
  readonly aside?: ReactNode
  readonly onChoose: () => void
}

export interface SuggestionGroup {
  readonly label: string
  readonly options: readonly Suggestion[]
}

interface SuggestionListProps {
  /** Id of the list, and prefix of its options' ids. Pass it to the field as `listId`. */
  id: string
  label: string
  /** The element that contains the field. Keys pressed in it move through the options. */
  fieldContainer: RefObject<HTMLElement | null>
  groups: readonly SuggestionGroup[]
  /** Id of the option that Enter chooses; '' for none. Pass it to the field as `activeId`. */
  activeId: string
  onActiveChange: (id: string) => void
  onClose: () => void
  /** Shown below the options, for example that the search continues. */
  children?: ReactNode
}

/**
 * Suggestions below a search field, which keeps the focus: the arrow keys move through the options, Enter chooses one, and
 * Escape closes the list. Before an arrow key has reached an option, Enter has its usual effect in the field.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, fieldContainer, groups, activeId, onActiveChange, onClose, children } = props
  const options = groups.flatMap((group) => group.options)
  const idOf = (index: number) => `${id}-${index}`
  const active = options.findIndex((_, index) => idOf(index) === activeId)

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!(event.target instanceof HTMLInputElement)) return
    // The arrow keys move through the options and the field, in a circle.
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      const places = options.length + 1
      const next = (active + 1 + step + places) % places
      onActiveChange(next === 0 ? '' : idOf(next - 1))
    } else if (event.key === 'Enter' && options[active]) options[active].onChoose()
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    // Otherwise the field would also search, or clear its text.
    event.stopPropagation()
  })
  useEffect(() => {
    const element = fieldContainer.current
    const onKeyDown = (event: KeyboardEvent) => pressed(event)
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [fieldContainer])
  useEffect(() => {
    if (activeId !== '') document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const first = groups.map((_, index) => groups.slice(0, index).flatMap((group) => group.options).length)
  return (
    // Keeps the focus in the field when the list is pressed.
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
                  // The keys are handled at the field, which keeps the focus.
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
                      <div>{keepMeasures(title)}</div>
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
      {children !== undefined && <div className={styles.footer}>{children}</div>}
    </div>
  )
}
