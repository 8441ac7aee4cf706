import { type ReactNode, type Ref, useId } from 'react';
import './Field.css';

/** What a control needs to belong to its label, hint and refusal. */
export interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Props {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Why what stands there was refused, as a sentence. */
  readonly refused?: string | null | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** A label, its control, a hint, and below them the sentence that says what is wrong. */
export function Field({ label, hint, refused, children }: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', refused ? `${id}-why` : ''].filter(Boolean).join(' ');
  return (
    <div className={refused ? 'field field-refused' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': refused ? true : undefined })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {refused && <Why id={`${id}-why`}>{refused}</Why>}
    </div>
  );
}

/** A refusal beside what it is about. */
export const Why = ({ id, children }: { readonly id?: string; readonly children: ReactNode }) => (
  <p className="field-why" id={id} role="alert">
    {children}
  </p>
);

interface TextProps extends Omit<Props, 'children'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'date' | 'search';
  readonly placeholder?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  readonly locked?: boolean;
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onBlur?: () => void;
}

/** A field for one line of text. */
export function TextField({ value, onChange, type = 'text', locked, autoFocus, ref, label, hint, refused, ...rest }: TextProps) {
  return (
    <Field label={label} hint={hint} refused={refused}>
      {(ids) => (
        <input
          {...ids}
          {...rest}
          ref={ref}
          className="input"
          type={type}
          value={value}
          readOnly={locked}
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the first field of a form somebody just asked for
          autoFocus={autoFocus}
          data-autofocus={autoFocus || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
