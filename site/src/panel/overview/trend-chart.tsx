import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { TrendPoint } from '@app/contracts/company/dashboard';

export interface TrendChartProps {
  points: readonly (TrendPoint & { label: string })[];
  countLabel: string;
  averageLabel: string;
  formatAverage(value: number): string;
  formatCount(value: number): string;
}

const INK = { fill: 'var(--color-muted)', fontSize: 12 };

/** Bars for the number of reviews, a line for their average. Without animation, so the same with reduced motion. */
export function TrendChart({ points, countLabel, averageLabel, formatAverage, formatCount }: TrendChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart data={[...points]} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--color-border)" />
        <XAxis dataKey="label" tick={INK} stroke="var(--color-border)" minTickGap={16} />
        <YAxis
          yAxisId="count"
          allowDecimals={false}
          tick={INK}
          stroke="var(--color-border)"
          width={44}
          tickFormatter={formatCount}
        />
        <YAxis
          yAxisId="average"
          orientation="right"
          domain={[1, 5]}
          ticks={[1, 2, 3, 4, 5]}
          tick={INK}
          stroke="var(--color-border)"
          width={28}
        />
        <Tooltip
          contentStyle={{ background: 'var(--color-surface)', borderColor: 'var(--color-border)' }}
          labelStyle={{ color: 'var(--color-text)' }}
          itemStyle={{ color: 'var(--color-text)' }}
          cursor={{ fill: 'var(--color-sunken)' }}
          formatter={(value, name) => {
            const shown = name === averageLabel ? formatAverage(Number(value)) : formatCount(Number(value));
            return [shown, name];
          }}
        />
        <Legend wrapperStyle={{ fontSize: 12 }} />
        <Bar
          yAxisId="count"
          dataKey="count"
          name={countLabel}
          fill="var(--color-control-border)"
          isAnimationActive={false}
        />
        <Line
          yAxisId="average"
          dataKey="average"
          name={averageLabel}
          stroke="var(--color-accent)"
          strokeWidth={2}
          dot={{ r: 3, fill: 'var(--color-accent)' }}
          connectNulls
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
