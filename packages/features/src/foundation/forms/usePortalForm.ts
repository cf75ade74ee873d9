import { toNestErrors } from '@hookform/resolvers'
import { loadCode } from '@trade-portal/design-system/lazy-code'
import { focusFirstInvalid } from '@trade-portal/design-system'
import { SupplierError } from '@trade-portal/supplier-api'
import { use, useEffect, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type Resolver } from 'react-hook-form'
import { CodeLoadError, isReported } from '../failures/failures.ts'
import { useIsMounted } from '../failures/useIsMounted.ts'
import { untilIdle } from '../time/untilIdle.ts'
import { SessionContext } from '../session/useSession.ts'
import type { Draft } from './drafts.ts'
import { toastFailure } from '../failures/toasts.ts'

interface PortalFormOptions<Values extends FieldValues, File, Choice> {
  /** The values of the empty form. */
  readonly blank: Values
  /** Imports the file with the validation rules, so that yup loads after the form. Define it outside the component. */
  readonly loadRules: () => Promise<File>
  /** Returns the rules from that file; they may depend on the values to validate. */
  readonly rules: (file: File, values: Values) => Resolver<Values>
  /** Where unsent values are stored. Without it they are lost when the screen is left. */
  readonly draft?: Draft<Values>
  /** Awaited before the values are validated, to load what the rules need. It must not reject. */
  readonly prepare?: (values: Values) => Promise<void>
  /** Sends valid values. An error is shown by `Form`. `unsent` means: keep the values, but show no error. */
  readonly send: (values: Values, choice: Choice) => Promise<'unsent' | void>
  /** Called with the result of `send`, unless the form has been left meanwhile. Not called for an error. */
  readonly onEnd?: (result: 'unsent' | void) => void
  /** The form's field for each field that the supplier's error table may name. */
  readonly fieldsByWireName?: ReadonlyMap<string, FieldPath<Values>>
  /** The text for an error of `send`. By default `messageOf`, in a dialog the supplier's first message. */
  readonly describe?: (error: unknown) => string
}

/**
 * State and logic of a form: validation, draft, submitting once at a time, and errors of the supplier, after which all
 * values stay in the form. `Form` renders it, and `fieldOf` its fields.
 */
export function usePortalForm<Values extends FieldValues, File, Choice = void>(
  options: PortalFormOptions<Values, File, Choice>,
) {
  const { blank, loadRules, rules, draft, prepare, send, onEnd, fieldsByWireName, describe } = options
  const session = useCurrentSession()
  const element = useRef<HTMLFormElement>(null)
  const isMounted = useIsMounted()
  const [failedAttempts, setFailedAttempts] = useState(0)
  const [submitError, setSubmitError] = useState<unknown>(null)
  const [hasReturned, setHasReturned] = useState(false)
  const [defaultValues] = useState<Values>(() => (draft && session ? draft.read(session) : undefined) ?? blank)
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver: useRules(loadRules, rules),
    defaultValues: defaultValuesOf(defaultValues),
    // An effect below sets the focus, in the order of the page.
    shouldFocusError: false,
  })
  const { getValues, handleSubmit, reset, setError, subscribe } = form

  useEffect(() => {
    if (!draft || !session) return
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(session, values) })
  }, [draft, session, subscribe])

  // This form may have been opened while its values were still being sent by an earlier one. If that fails, this form shows
  // them, unless other text has been typed.
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

  // In an effect, because the errors have to be rendered first.
  useEffect(() => {
    if (failedAttempts > 0 && element.current) focusFirstInvalid(element.current)
  }, [failedAttempts])
  const countFailure = () => setFailedAttempts((count) => count + 1)

  /** Shows an error of the supplier in the form, or in a toast if the form has been left. */
  const showSubmitError = (error: unknown) => {
    if (element.current === null) toastFailure(error, describe)
    else setSubmitError(error)
  }

  const markRefusedFields = (error: SupplierError) => {
    for (const { field, msg } of error.fields) {
      const name = fieldsByWireName?.get(field)
      if (name !== undefined && msg.trim() !== '') setError(name, { message: msg })
    }
  }

  const sendValid = async (values: Values, choice: Choice) => {
    const before = JSON.stringify(getValues())
    const endSending = draft && session ? draft.beginSending(session) : undefined
    let hasArrived = false
    try {
      const result = await send(values, choice)
      hasArrived = result !== 'unsent'
      // Text that was typed while the form was being sent is kept.
      if (hasArrived && JSON.stringify(getValues()) === before) {
        reset(defaultValuesOf(blank))
        setFailedAttempts(0)
        // `reset` has stored the empty values as the draft.
        if (draft && session && isMounted.current) draft.remove(session)
      }
      if (isMounted.current) onEnd?.(result)
    } catch (error) {
      if (!isReported(error)) showSubmitError(error)
      if (!(error instanceof SupplierError)) return
      markRefusedFields(error)
      countFailure()
    } finally {
      endSending?.(hasArrived, isMounted.current)
    }
  }
  // A ref, because state would be too late for two presses in one tick.
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
    failedAttempts,
    submitError,
    dismissSubmitError: () => setSubmitError(null),
    describe,
    hasReturned,
    isStored: draft?.isStored === true,
  }
}

export type PortalForm<Values extends FieldValues, Choice = void> = ReturnType<
  typeof usePortalForm<Values, unknown, Choice>
>

/** Undefined if nobody is signed in; then there is no draft. */
function useCurrentSession() {
  const state = use(SessionContext)?.state
  return state?.status === 'loggedIn' ? state.session : undefined
}

/** React Hook Form expects the type DefaultValues, a deep partial. Complete values are always valid there. */
function defaultValuesOf<Values extends FieldValues>(values: Values): DefaultValues<Values>
function defaultValuesOf(values: FieldValues): FieldValues {
  return values
}

/** Validates with rules that are loaded later. If that fails, it throws during render, so that an error page shows it. */
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
