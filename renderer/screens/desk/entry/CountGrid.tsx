import { Fragment } from 'react';
import type { FieldOf } from '../../../api/types.ts';
import { Stepper } from '../../../components/Stepper.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import './CountGrid.css';
import { useRoving } from './useRoving.ts';

interface Props {
  readonly fields: readonly FieldOf<'count'>[];
  readonly onSet: (path: string, value: number) => void;
}

/** Small counts as a grid: a party a line, a thing to count a column. Arrow keys move, plus and minus count. */
export function CountGrid({ fields, onSet }: Props) {
  const { say } = useTexts();
  const columns = [...new Set(fields.map((field) => field.column))];
  const rows = [...new Set(fields.map((field) => field.row))];
  const roving = useRoving(columns.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: steppers, each with a name of its own
    <div
      className="counts"
      role="group"
      style={{ gridTemplateColumns: `4.25rem repeat(${columns.length}, minmax(4.5rem, 1fr))` }}
      {...roving}
    >
      <span />
      {columns.map((column) => (
        <span key={column} className="counts-column" aria-hidden="true">
          {say(column)}
        </span>
      ))}
      {rows.map((row) => (
        <Fragment key={row}>
          <b className="counts-row" aria-hidden="true">
            {say(row)}
          </b>
          {columns.map((column) => {
            const field = fields.find((one) => one.row === row && one.column === column);
            if (!field) return <span key={column} />;
            return (
              <div key={column} data-path={field.path}>
                <Stepper
                  rove
                  label={`${say(column)}, ${say(row)}`}
                  value={field.value}
                  max={field.max}
                  onChange={(value) => onSet(field.path, value)}
                />
              </div>
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}
