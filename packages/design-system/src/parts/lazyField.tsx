import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode, Ref, RefObject } from 'react'
import { continueInput, recordInput, type EarlyInput } from './earlyInput.ts'
import { CodeLoadError } from './CodeLoadError.ts'
import { pageState } from '../page/pageState.ts'
import { whenIdle } from '../time/whenIdle.ts'

export interface FieldRoot {
  /** The root element of the field. */
  root: Ref<HTMLDivElement>
}

/**
 * A field whose code is large and not needed to show it. Its shell looks the same and is there at once. The field takes
 * the place of the shell when its code has come, and with it the focus, what was typed, and a press. The code is
 * requested when the page is idle, and at once when the shell is focused or a pointer rests on it.
 *
 * If it cannot be loaded, the shell stays until it is used, and then the error is thrown for the error boundary.
 * @param Shell has the same controls in the same order as the field. Its props `value` and `onChange` are those of the field.
 */
export function lazyField<Props extends object>(
  load: () => Promise<ComponentType<Props & FieldRoot>>,
  Shell: ComponentType<Props & FieldRoot>,
) {
  let loaded: ComponentType<Props & FieldRoot> | undefined
  const loadOnce = async () => {
    await heldBack().until
    loaded ??= await load()
    return loaded
  }
  loaders.add(loadOnce)

  return function LazyField(props: Props) {
    const root = useRef<HTMLDivElement>(null)
    const early = useRef<EarlyInput>(undefined)
    const [Field, setField] = useState(() => (heldBack().until ? undefined : loaded))
    const [failure, setFailure] = useState<CodeLoadError>()

    // Not before the effects of the field have run: React Aria would announce the value of a part that has the focus by then.
    useEffect(() => {
      if (Field && root.current && early.current) void continueInput(root.current, early.current)
      early.current = undefined
    }, [Field])
    // The shell may also go with the page.
    useEffect(() => () => early.current?.stopTaking(), [])

    const request = (isUsed: boolean) => {
      loadOnce().then(
        (code) => (isUsed ? setField(() => code) : startTransition(() => setField(() => code))),
        (cause: unknown) => {
          if (isUsed) setFailure(new CodeLoadError('The code of a field could not be loaded.', { cause }))
        },
      )
    }
    const keep = (input: EarlyInput) => {
      early.current?.stopTaking()
      early.current = input
    }
    if (failure) throw failure
    if (Field) return <Field {...props} root={root} />
    return (
      <Waiting root={root} onRequest={request} onEnd={keep}>
        <Shell {...props} root={root} />
      </Waiting>
    )
  }
}

interface WaitingProps {
  readonly root: RefObject<HTMLDivElement | null>
  readonly onRequest: (isUsed: boolean) => void
  readonly onEnd: (input: EarlyInput) => void
  readonly children: ReactNode
}

/** A component of its own, because its effect ends just before the shell is removed: it still sees the focus. */
function Waiting({ root, onRequest, onEnd, children }: WaitingProps) {
  const [props] = useState({ onRequest, onEnd })
  useLayoutEffect(() => {
    const recorded = root.current && recordInput(root.current, props.onRequest)
    return () => {
      if (recorded) props.onEnd(recorded.end())
    }
  }, [root, props])
  useEffect(() => whenIdle(() => props.onRequest(false)), [props])
  return children
}

const loaders = new Set<() => Promise<unknown>>()
const heldBack = pageState((): { until?: Promise<unknown> | undefined } => ({}))

/** Loads the code of all fields, so that they are there from the first render on. */
export async function loadFields(): Promise<void> {
  await Promise.all([...loaders].map((load) => load()))
}

/** For stories: fields that are rendered from now on get their code when `until` resolves. @returns ends it */
export function holdFieldsBack(until: Promise<unknown>): () => void {
  const held = heldBack()
  held.until = until
  return () => {
    if (held.until === until) held.until = undefined
  }
}
