import { resourcePage } from '@/resource/view/resourcePage';
import { jobLogs } from './jobLogs';

export default resourcePage(jobLogs);
