import { Skeleton } from 'antd';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { LoadFailure } from '@/ui/failure/LoadFailure';
import { useAllRecordsQuery } from '../../data/recordEndpoints';
import { stepQuery } from '../../data/takeStep';
import { keyOf, type Resource } from '../../model/Resource';
import type { Steps } from '../../model/steps';
import { StepsView } from './StepsView';

interface Props {
  resource: Resource;
  steps: Steps;
  record: ServerRecord;
}

/** The progress of a record, in its detail. */
export default function StepProgress({ resource, steps, record }: Props) {
  const arg = { list: keyOf(steps.of), queries: [stepQuery(resource, record)] };
  const { currentData, error, refetch } = useAllRecordsQuery(arg, { refetchOnMountOrArgChange: true });
  if (error) return <LoadFailure title="步骤加载失败" failure={error} retry={() => void refetch()} />;
  if (!currentData) return <Skeleton active title={false} />;
  return <StepsView steps={steps} record={record} entries={currentData} goesOn={!resource.isLocked?.(record)} />;
}
