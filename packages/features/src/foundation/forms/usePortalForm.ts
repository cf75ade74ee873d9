import { toNestErrors } from '@hookform/resolvers'
import { focusFirstInvalid } from '@trade-portal/design-system'
import { loadCode } from '@trade-portal/design-system/lazy-code'
import { mayHaveBeenPerformed, SupplierError } from '@trade-portal/supplier-api'
import { use, useEffect, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type Resolver } from 'react-hook-form'
import { ActionError, CodeLoadError, isReported } from '../failures/failures.ts'
import { toastFailure } from '../failures/toasts.ts'
import { useIsMounted } from '../failures/useIsMounted.ts'
import { SessionContext } from '../session/useSession.ts'
import { untilIdle } from '../time/untilIdle.ts'
import type { Draft } from './drafts.ts'

interface PortalFormOptions<Values extends FieldValues, File, Choice> {
  /** The values of the untouched form. */
  readonly blank: Values
  /**
   * Imports the file with the validation rules, so that the form does not wait for yup. Define it outside the component,
   * because a new function imports the file again.
   */
  readonly loadRules: () => Promise<File>
  /** Returns the rules from the imported file. They may depend on the values to validate. */
  readonly rules: (file: File, values: Values) => Resolver<Values>
  /** The draft that keeps unsent values. Without a draft they are lost when the screen is left. */
  readonly draft?: Draft<Values>
  /** Loads what the rules need. Awaited before each validation; must not reject. */
  readonly prepare?: (values: Values) => Promise<void>
  /**
   * Sends valid values. If it rejects, `Form` shows the error. If it resolves to `unsent`, the form keeps its values and
   * shows no error.
   */
  readonly send: (values: Values, choice: Choice) => Promise<'unsent' | void>
  /** Called with the result of `send`, unless the form has been left meanwhile. Not called after an error. */
  readonly onEnd?: (result: 'unsent' | void) => void
  /** Maps each field name in the supplier's error table to the form's field. */
  readonly fieldsByWireName?: ReadonlyMap<string, FieldPath<Values>>
  /**
   * Returns the text for an error of `send`. The default is `messageOf`, or the supplier's first message if `Form` shows
   * the error in a dialog.
   */
  readonly describe?: (error: unknown) => string
}

/**
 * State and logic of a form: validation, draft, protection against double submission, and errors of the supplier. After such
 * an error, all values stay in the form. `Form` renders the form, and `fieldOf` returns the component for its fields.
 */
export function usePortalForm<Values extends FieldValues, File, Choice = void>(
  options: PortalFormOptions<Values, File, Choice>,
) {
  const { blank, loadRules, rules, draft, prepare, send, onEnd, fieldsByWireName, describe } = options
  const session = useCurrentSession()
  const element = useRef<HTMLFormElement>(null)
  const isMounted = useIsMounted()
  const [failedSubmits, setFailedSubmits] = useState(0)
  const [submitError, setSubmitError] = useState<unknown>(null)
  const [hasReturned, setHasReturned] = useState(false)
  const [defaultValues] = useState<Values>(() => (draft && session ? draft.read(session) : undefined) ?? blank)
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver: useRules(loadRules, rules),
    defaultValues: defaultValuesOf(defaultValues),
    // An effect below focuses the first invalid field in the order of the page instead.
    shouldFocusError: false,
  })
  const { getValues, handleSubmit, reset, setError, subscribe } = form

  useEffect(() => {
    if (!draft || !session) return
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(session, values) })
  }, [draft, session, subscribe])

  // An earlier form may still be sending these values while this form is open. If the sending fails, the values return to
  // this form, unless the user has typed something else here.
  useEffect(() => {
    if (!draft || !session) return undefined
    return draft.onReturned(session, () => {
      const returned = draft.read(session)
      const isUntouched = JSON.stringify(getValues()) === JSON.stringify(blank)
      if (!returned || !isUntouched) return
      reset(defaultValuesOf(returned))
      setHasReturned(true)
    })
  }, [draft, session, blank, getValues, reset])

  // Runs in effects, because the errors have to be rendered before a field gets the focus. A field may be rendered later than
  // its error. It then gets the focus, unless the focus has been moved meanwhile.
  const focused = useRef<Element>(null)
  useEffect(() => {
    focused.current = failedSubmits > 0 ? document.activeElement : null
  }, [failedSubmits])
  useEffect(() => {
    if (focused.current === null || !element.current) return
    if (document.activeElement !== focused.current || focusFirstInvalid(element.current)) focused.current = null
  })
  const countFailure = () => setFailedSubmits((count) => count + 1)

  /** Shows an error of the supplier in the form, or in a toast if the form has been left. */
  const showSubmitError = (error: unknown) => {
    if (element.current === null) toastFailure(error, describe)
    else setSubmitError(error)
  }

  /** Shows the supplier's messages at their fields. */
  const markRefusedFields = (error: SupplierError) => {
    for (const { field, msg } of error.fields) {
      const name = fieldsByWireName?.get(field)
      if (name !== undefined && msg.trim() !== '') setError(name, { message: msg })
    }
    countFailure()
  }

  const sendValid = async (values: Values, choice: Choice) => {
    const before = JSON.stringify(getValues())
    const endSending = draft && session ? draft.beginSending(session) : undefined
    let hasArrived = false
    let mayHaveArrived = false
    try {
      const result = await send(values, choice)
      hasArrived = result !== 'unsent'
      // Empties the form only if nothing was typed while the form was being sent.
      if (hasArrived && JSON.stringify(getValues()) === before) {
        reset(defaultValuesOf(blank))
        setFailedSubmits(0)
        // Removes the draft again, because `reset` has just stored the empty values as a draft.
        if (draft && session && isMounted.current) draft.remove(session)
      }
      if (isMounted.current) onEnd?.(result)
    } catch (error) {
      mayHaveArrived = mayHaveBeenPerformed(error instanceof ActionError ? error.cause : error)
      if (!isReported(error)) showSubmitError(error)
      if (error instanceof SupplierError) markRefusedFields(error)
    } finally {
      endSending?.(hasArrived, isMounted.current, mayHaveArrived)
    }
  }
  // A ref, because a state update would be too late for two presses in one tick.
  const isSending = useRef(false)
  const submit = async (choice: Choice): Promise<void> => {
    if (isSending.current) return
    isSending.current = true
    setSubmitError(null)
    try {
      if (prepare) await prepare(getValues())
      await handleSubmit((values) => sendValid(values, choice), countFailure)()
    } finally {
      isSending.current = false
    }
  }

  return {
    ...form,
    element,
    submit,
    failedSubmits,
    submitError,
    dismissSubmitError: () => setSubmitError(null),
    describe,
    markRefusedFields,
    hasReturned,
    isStored: draft?.isStored === true,
  }
}

export type PortalForm<Values extends FieldValues, Choice = void> = ReturnType<
  typeof usePortalForm<Values, unknown, Choice>
>

/** The current session. Undefined if nobody is signed in. The form then keeps no draft. */
function useCurrentSession() {
  const state = use(SessionContext)?.state
  return state?.status === 'loggedIn' ? state.session : undefined
}

/**
 * Changes only the type. React Hook Form expects DefaultValues, a type in which every value may be missing. Complete values
 * are always valid for it.
 */
function defaultValuesOf<Values extends FieldValues>(values: Values): DefaultValues<Values>
function defaultValuesOf(values: FieldValues): FieldValues {
  return values
}

/**
 * Validates with rules whose code is loaded later. If loading this code in advance fails, the hook throws during render, so
 * that an error page shows the failure.
 */
function useRules<Values extends FieldValues, File>(
  load: () => Promise<File>,
  rules: (file: File, values: Values) => Resolver<Values>,
): Resolver<Values> {
  const [failure, setFailure] = useState<CodeLoadError>()
  useEffect(() => {
    untilIdle()
      .then(() => loadCode(load))
      .catch(setFailure)
  }, [load])
  if (failure) throw failure
  return async (values, context, options) => {
    const file = await load().catch(() => undefined)
    if (file) return await rules(file, values)(values, context, options)
    return { values: {}, errors: toNestErrors({ form: { type: 'not-loaded' } }, options) }
  }
}
