import { describeServer } from '../../servers/describeServer';

const LACKING = { '/system/role/authUser': ['dept.deptName'] };

describeServer('ruoyi-3.8.9', 'ruoyi', LACKING);
describeServer('ruoyi-3.9.2', 'ruoyi', LACKING);
