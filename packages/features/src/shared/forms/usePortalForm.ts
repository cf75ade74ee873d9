import { toNestErrors } from '@hookform/resolvers'
import { focusFirstInvalid } from '@trade-portal/design-system'
import { SupplierError } from '@trade-portal/supplier-api'
import { use, useEffect, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type Resolver } from 'react-hook-form'
import { CodeLoadError, signsOut } from '../failures/failures.ts'
import { loadCode } from '../failures/lazyCode.ts'
import { SessionContext } from '../session/SessionContext.ts'
import type { Draft } from './drafts.ts'

export interface PortalFormOptions<Values extends FieldValues, File, Choice> {
  /** What the form holds before anything is typed. */
  readonly blank: Values
  /** Imports the file with the rules; yup arrives while the form is being filled. Made once, outside the component. */
  readonly loadRules: () => Promise<File>
  /** Takes the rules out of that file, or makes them for the values that they are to judge. */
  readonly rules: (file: File, values: Values) => Resolver<Values>
  /** Where typed text is kept until it has been sent. */
  readonly draft?: Draft<Values>
  /** Sends valid values. What it throws is shown as the form's refusal; `unsent` keeps the text without one. */
  readonly send: (values: Values, choice: Choice) => Promise<'unsent' | void>
  /** Our field for one that the supplier names in a refusal. */
  readonly fieldOf?: (wireName: string) => FieldPath<Values> | undefined
}

/**
 * A form of the portal: rules, draft, sending once at a time, and refusals of the supplier, which keep everything that
 * was typed. `Form` draws it and `fieldOf` its fields.
 */
export function usePortalForm<Values extends FieldValues, File, Choice = void>(
  options: PortalFormOptions<Values, File, Choice>,
) {
  const { blank, loadRules, rules, draft, send, fieldOf } = options
  const session = useCurrentSession()
  const [refusal, setRefusal] = useState<unknown>(null)
  const [refusals, setRefusals] = useState(0)
  const isSending = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const kept = draft && session ? draft.of(session) : undefined
  const [defaultValues] = useState<Values>(kept ?? blank)
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver: useRules(loadRules, rules),
    defaultValues: defaultValuesOf(defaultValues),
    // Done below, in the order of the page.
    shouldFocusError: false,
  })
  const { handleSubmit, reset, setError, subscribe } = form

  useEffect(() => {
    if (!draft || !session) return
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(session, values) })
  }, [draft, session, subscribe])

  // The first wrong field of the page gets the focus, once the errors are on the page.
  useEffect(() => {
    if (refusals > 0 && element.current) focusFirstInvalid(element.current)
  }, [refusals])
  const refuse = () => setRefusals((count) => count + 1)

  const markRefusedFields = (error: SupplierError) => {
    for (const { field, msg } of error.fields) {
      const name = fieldOf?.(field)
      if (name !== undefined && msg.trim() !== '') setError(name, { message: msg })
    }
  }

  const submit = async (choice: Choice): Promise<void> => {
    // The state of the form comes too late for two presses in one tick.
    if (isSending.current) return
    isSending.current = true
    setRefusal(null)
    const sendValid = async (values: Values) => {
      try {
        if ((await send(values, choice)) === 'unsent') return
        reset(defaultValuesOf(blank))
        if (draft && session) draft.drop(session)
      } catch (error) {
        // After an automatic sign-out the sign-in page says why.
        if (!signsOut(error)) setRefusal(error)
        if (!(error instanceof SupplierError)) return
        markRefusedFields(error)
        refuse()
      }
    }
    await handleSubmit(sendValid, refuse)().finally(() => {
      isSending.current = false
    })
  }

  return { ...form, element, submit, refusal, dismissRefusal: () => setRefusal(null) }
}

export type PortalForm<Values extends FieldValues, Choice = void> = ReturnType<
  typeof usePortalForm<Values, unknown, Choice>
>

/** Undefined where nobody is signed in: then there is nobody to keep a draft for. */
function useCurrentSession() {
  const state = use(SessionContext)?.state
  return state?.status === 'loggedIn' ? state.session : undefined
}

/** React Hook Form asks for a deep partial of what it is given whole. */
function defaultValuesOf<Values extends FieldValues>(values: Values): DefaultValues<Values>
function defaultValuesOf(values: FieldValues): FieldValues {
  return values
}

/** Where the rules cannot be fetched the form gives way to the boundary's page, before much has been typed. */
function useRules<Values extends FieldValues, File>(
  load: () => Promise<File>,
  rules: (file: File, values: Values) => Resolver<Values>,
): Resolver<Values> {
  const [failure, setFailure] = useState<CodeLoadError>()
  useEffect(() => {
    loadCode(load).catch(setFailure)
  }, [load])
  if (failure) throw failure
  return async (values, context, options) => {
    const file = await load().catch(() => undefined)
    if (file) return await rules(file, values)(values, context, options)
    return { values: {}, errors: toNestErrors({ form: { type: 'not-loaded' } }, options) }
  }
}
