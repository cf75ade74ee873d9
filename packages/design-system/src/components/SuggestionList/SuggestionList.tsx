import { useEffect, useEffectEvent, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { classes } from '../../css/classes.ts'
import { keepMeasures } from '../../parts/keepMeasures.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { splitMatches } from './splitMatches.ts'
import * as styles from './SuggestionList.css.ts'

interface Suggestion {
  readonly title: string
  /** Address of a picture before the title; '' if there is none yet. */
  readonly picture?: string
  /** Further details, below the title. */
  readonly about?: ReactNode
  /** Shown at the end of the line, such as a price. */
  readonly aside?: ReactNode
  /** A button at the end of the row, reached with Tab, or with Arrow Right from the row. Null keeps its place empty. */
  readonly action?: ReactNode
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
  /** The text of the field, whose words are strong in the titles. */
  text: string
  /** Id of the option that Enter chooses; '' for none. Pass it to the field as `activeId`. */
  activeId: string
  onActiveChange: (id: string) => void
  onClose: () => void
  /** Shown below the options, for example that the search continues. */
  children?: ReactNode
}

/**
 * Suggestions below a search field, which keeps the focus: the arrow keys move through the rows, Enter chooses one, and
 * Escape closes the list. Before an arrow key has reached a row, Enter has its usual effect in the field. A grid instead of a
 * listbox, because the option of a listbox cannot contain a button.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, fieldContainer, groups, text, activeId, onActiveChange, onClose, children } = props
  const options = groups.flatMap((group) => group.options)
  const idOf = (index: number) => `${id}-${index}`
  const active = options.findIndex((_, index) => idOf(index) === activeId)

  const focusField = () => fieldContainer.current?.querySelector('input')?.focus()
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { key, target } = event
    const action = activeRow(activeId)?.querySelector('button')
    // The arrow keys move through the rows and the field, in a circle.
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (!(target instanceof HTMLInputElement)) {
      if (key !== 'ArrowLeft' && key !== 'Escape') return
      focusField()
    } else if (step !== undefined && options.length > 0) {
      const places = options.length + 1
      const next = (active + 1 + step + places) % places
      onActiveChange(next === 0 ? '' : idOf(next - 1))
    } else if (key === 'Enter' && options[active]) options[active].onChoose()
    else if (key === 'ArrowRight' && action) action.focus()
    else if (key === 'Escape') onClose()
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
    activeRow(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  // A press with a pointer leaves the focus, and a phone's keyboard, where they are.
  const onActionClick = (press: MouseEvent) => {
    press.stopPropagation()
    if (press.detail > 0) focusField()
  }

  const first = groups.map((_, index) => groups.slice(0, index).flatMap((group) => group.options).length)
  return (
    // Keeps the focus in the field when the list is pressed.
    <div role="presentation" onMouseDown={(event) => event.preventDefault()} className={styles.panel}>
      {options.length > 0 && (
        <div id={id} role="grid" aria-label={label}>
          {groups.map((group, place) => (
            <div key={group.label} role="rowgroup" aria-label={group.label} className={styles.group}>
              <div aria-hidden className={styles.groupLabel}>
                {group.label}
              </div>
              {group.options.map(({ title, picture, about, aside, action, onChoose }, index) => {
                const optionId = idOf((first[place] ?? 0) + index)
                return (
                  // The keys are handled at the field, which keeps the focus.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                  <div key={optionId} role="row" onClick={onChoose} className={styles.row}>
                    <div id={optionId} role="gridcell" aria-selected={optionId === activeId} className={styles.choice}>
                      {picture !== undefined && (
                        <div className={styles.picture}>
                          <Picture src={picture} alt="" />
                        </div>
                      )}
                      <div className={styles.words}>
                        <div>
                          {splitMatches(title, text).map((part, at) => (
                            // oxlint-disable-next-line react/no-array-index-key
                            <span key={at} className={classes(at % 2 === 1 && styles.match)}>
                              {keepMeasures(part)}
                            </span>
                          ))}
                        </div>
                        {about !== undefined && <div className={styles.about}>{about}</div>}
                      </div>
                      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
                    </div>
                    {action !== undefined && (
                      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                      <div role="gridcell" onClick={onActionClick} className={styles.action}>
                        {action}
                      </div>
                    )}
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

const activeRow = (activeId: string) => document.getElementById(activeId)?.closest('[role=row]')
