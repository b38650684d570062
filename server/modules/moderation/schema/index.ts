import './blocks';
import './reports';
import './suspensions';
